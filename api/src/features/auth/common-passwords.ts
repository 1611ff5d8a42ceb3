/** Long passwords that turn up in every leaked list, lower case and without separators. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password1234 password12345 password123456 passwordpassword 123456789012 1234567890123 12345678901234 123456123456 112233445566
  qwertyuiop12 qwertyuiop123 qwertyuiopasdf qwerty123456 qwerty1234567 1qaz2wsx3edc 1q2w3e4r5t6y 1q2w3e4r5t6y7u zaq12wsxcde3 qazwsxedcrfv
  asdfghjkl123 asdfghjklzxc zxcvbnm12345 iloveyou1234 iloveyouforever letmein12345 letmeinletmein welcome12345 welcome123456 administrator
  administrator1 administrator123 admin1234567 admin12345678 admin123456789 adminadmin12 adminadminadmin rootrootroot changeme1234
  changemechangeme changethispassword defaultpassword temporarypassword trustno1trustno1 correcthorsebatterystaple monkey123456
  dragon123456 football1234 baseball1234 superman1234 batman123456 princess1234 sunshine1234 abc123456789 abcd12345678 abcdefghijkl
  abcdefgh1234 a123456789012 aa1234567890 aaaa11112222 taiwan123456 taiwan12345678 taipei123456 student12345 teacher12345 university12
  university123 admission123 admissions123 admissions1234 yzu123456789 yuanze123456 yuanzeuniversity ji32k7au4a83 5j4cl3up6j03 p@ssw0rd1234 p@ssword1234
  passw0rd1234 passw0rd12345 password2024 password2025 password2026 summer202420 winter202420 mypassword123 secretsecret secret123456`.split(/\s+/),
);
