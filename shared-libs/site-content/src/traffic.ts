import { pair } from '@admissions/model';
/** Directions to the campus. */
export const traffic = {
  title: pair('交通指引', 'Getting here'),
  lead: pair(
    '元智大學位在桃園市中壢區，離臺鐵內壢車站約一公里。第一次來，我們最推薦搭火車：出站後幾乎是一條直路，跟著學生走就會到。',
    'Yuan Ze University is in Zhongli, Taoyuan, a kilometre from Neili railway station. Take the train the first time: from the station it is almost one straight line, just follow the students.',
  ),
  map: {
    link: 'https://www.openstreetmap.org/search?query=%E5%85%83%E6%99%BA%E5%A4%A7%E5%AD%B8',
    linkLabel: pair('在地圖中開啟', 'Open in a map'),
  },
  sections: [
    {
      key: 'rail',
      title: pair('搭火車', 'By train'),
      time: pair('內壢站步行約15分鐘', '15 minutes on foot from Neili station'),
      steps: [
        pair(
          '搭乘區間車或停靠內壢的對號列車，在「內壢」站下車。由臺北出發約45至55分鐘，由新竹出發約40分鐘。',
          'Take a local train, or an express that stops there, to Neili: about 45 to 55 minutes from Taipei, 40 from Hsinchu.',
        ),
        pair(
          '由前站出口出站，過馬路後沿遠東路方向直行。',
          'Leave by the front exit, cross the street and go straight on towards Yuandong Road.',
        ),
        pair(
          '看到兩排老樹就是校門，訪客請先到傳達室。',
          'Two rows of old trees are the main gate; visitors report to the gatehouse first.',
        ),
      ],
      note: pair(
        '多數自強號不停內壢，可在桃園或中壢轉乘區間車，中壢到內壢只有一站。',
        'Most Tze-Chiang expresses do not stop at Neili: change to a local train in Taoyuan or Zhongli, which is one stop away.',
      ),
    },
    {
      key: 'walk',
      title: pair('從內壢站走過來', 'Walking route'),
      time: pair('約一公里', 'About one kilometre'),
      steps: [
        pair(
          '由內壢站前站出口出站，車站正前方有超商與公車站牌。',
          'Leave Neili station by the front exit; a convenience store and the bus stops are right there.',
        ),
        pair(
          '沿站前道路走到遠東路口，在有號誌的路口過馬路。',
          'Walk along the street to Yuandong Road and cross at the lights.',
        ),
        pair(
          '順著遠東路人行道直走，沿途都是學生常去的早餐店與影印店。',
          'Go straight on along Yuandong Road, past the breakfast and copy shops of our students.',
        ),
        pair(
          '抵達校門後走百公尺林蔭大道，右前方是六館，再往前走就是圖書館（五館）。',
          'From the gate follow the avenue for a hundred metres: Building 6 is ahead on the right, the library (Building 5) behind it.',
        ),
      ],
      note: pair(
        '全程是平路，有騎樓也有樹蔭；雨天建議走騎樓側。',
        'It is level all the way, with arcades and shade; in the rain keep to the arcades.',
      ),
    },
    {
      key: 'hsr',
      title: pair('搭高鐵', 'By high-speed rail'),
      time: pair('高鐵桃園站車程約25至40分鐘', '25 to 40 minutes from Taoyuan HSR station'),
      steps: [
        pair(
          '在高鐵桃園站下車，依指標到計程車招呼站，車程約25分鐘，尖峰時間到40分鐘。',
          'Get off at Taoyuan HSR station and follow the signs to the taxis: about 25 minutes, up to 40 at peak times.',
        ),
        pair(
          '想省車資，可搭客運到中壢車站，再轉區間車一站到內壢。',
          'To save money, take a coach to Zhongli station and a local train one stop to Neili.',
        ),
        pair(
          '也可以在臺北、板橋或新竹轉臺鐵，直接坐到內壢。',
          'Or change to the railway in Taipei, Banqiao or Hsinchu and ride straight to Neili.',
        ),
      ],
      note: pair(
        '帶團體由中南部北上，請在參訪申請表註明班次，我們會依抵達時間調整行程。',
        'Groups from the south: name your train in the visit form, and we fit the programme to your arrival.',
      ),
    },
    {
      key: 'bus',
      title: pair('搭公車與客運', 'By bus'),
      time: pair('依路線約10至30分鐘', '10 to 30 minutes, depending on the line'),
      steps: [
        pair(
          '由桃園、中壢市區搭乘行經內壢、遠東路一帶的公車，在「元智大學」站下車。',
          'From Taoyuan or Zhongli take a bus through Neili and Yuandong Road to the stop “Yuan Ze University”.',
        ),
        pair(
          '由臺北可搭客運到中壢，再轉市區公車或火車。',
          'From Taipei take a coach to Zhongli, then a city bus or the train.',
        ),
        pair(
          '從桃園機場出發，可搭機場捷運到高鐵桃園站或老街溪站，再轉乘公車或計程車。',
          'From Taoyuan airport take the airport metro to Taoyuan HSR or Laojie River station, then a bus or a taxi.',
        ),
      ],
      note: pair(
        '班次與站位時有調整，出發前請查詢桃園公車動態資訊系統。',
        'Timetables and stops change: see the Taoyuan bus information system before you leave.',
      ),
    },
    {
      key: 'car',
      title: pair('自行開車', 'By car'),
      time: pair(
        '國道一號內壢交流道約10分鐘',
        'About 10 minutes from the Neili interchange of freeway 1',
      ),
      steps: [
        pair(
          '國道一號：由內壢交流道下，往內壢、中壢方向，依「元智大學」路標接遠東路。',
          'Freeway 1: leave at Neili towards Neili and Zhongli, and follow the signs “Yuan Ze University” to Yuandong Road.',
        ),
        pair(
          '國道三號：由鶯歌系統轉國道二號，再由機場系統接國道一號南下，於內壢交流道下。',
          'Freeway 3: change at Yingge to freeway 2 and at the airport interchange to freeway 1 southbound; leave at Neili.',
        ),
        pair(
          '省道臺1線：行至內壢市區，依路標轉入遠東路。',
          'Highway 1: drive to Neili and follow the signs to Yuandong Road.',
        ),
      ],
      note: pair(
        '導航請輸入「遠東路135號」，由校門進出；上午7時半至8時半車流較多。',
        'Navigate to “135 Yuandong Road” and use the main gate; traffic is heavy from 7:30 to 8:30.',
      ),
    },
    {
      key: 'parking',
      title: pair('停車', 'Parking'),
      time: pair('汽車計時收費，機車專區停放', 'Cars by the hour, motorcycles in their own area'),
      steps: [
        pair(
          '汽車：校門旁平面停車場，依入口公告計時收費，持參訪或應考證明當日免費。',
          'Cars: beside the main gate, at the price shown there; free with proof of a visit or an examination.',
        ),
        pair(
          '機車：由東泰街側門進入，通勤區開放時間為7時至22時。',
          'Motorcycles: by the side gate in Dongtai Street, open from 7:00 to 22:00.',
        ),
        pair(
          '大客車：請在參訪申請表填寫車輛數，我們會預留暫停區並通知警衛。',
          'Coaches: say how many in the visit form; we keep places and tell the guards.',
        ),
        pair(
          '電動車：停車場設有慢充樁，先到先用。',
          'Electric cars: slow chargers, first come, first served.',
        ),
      ],
      note: pair(
        '身心障礙停車位設在一館與六館旁，距電梯不到三十公尺。',
        'Accessible places are beside Buildings 1 and 6, less than thirty metres from a lift.',
      ),
    },
    {
      key: 'accessible',
      title: pair('無障礙路線', 'Step-free access'),
      time: pair('全程可推輪椅', 'Wheelchair-friendly all the way'),
      steps: [
        pair(
          '內壢站設有電梯，出站後請走有緩坡的路口。',
          'Neili station has a lift; outside, use the crossing with the ramp.',
        ),
        pair(
          '校門右側步道無階梯，路寬一百五十公分以上。',
          'The path to the right of the gate has no steps and is more than 150 cm wide.',
        ),
        pair(
          '各館一樓均有無障礙廁所；六館與圖書館設有自動門。',
          'Every building has an accessible toilet on the ground floor; Building 6 and the library have automatic doors.',
        ),
      ],
      note: pair(
        '需要輪椅借用、手語翻譯或專人陪同，請在申請表註明，或於三個工作天前來電。',
        'For a wheelchair, sign language or company, say so in the form or call three working days before.',
      ),
    },
  ],
  taxi: pair(
    '請載我到元智大學校門口，桃園市中壢區遠東路135號，謝謝。',
    'Please take me to the main gate of Yuan Ze University, 135 Yuandong Road, Zhongli, Taoyuan. Thank you.',
  ),
  campus: {
    intro: pair(
      '校園約二十四公頃，走一圈大概半小時。多數招生活動在六館與七館。',
      'The campus has about 24 hectares; a walk around takes half an hour. Most admissions events are in Buildings 6 and 7.',
    ),
    buildings: [
      [
        pair('一館', 'Building 1'),
        pair('行政單位與資訊學院', 'Administration, College of Informatics'),
      ],
      [
        pair('二館', 'Building 2'),
        pair('人文社會學院與語言教室', 'College of Humanities and Social Sciences, language rooms'),
      ],
      [pair('三館', 'Building 3'), pair('工程學院與實習工場', 'College of Engineering, workshops')],
      [
        pair('五館', 'Building 5'),
        pair('圖書資訊大樓與圖書館', 'Library and information building'),
      ],
      [
        pair('六館', 'Building 6'),
        pair(
          '招生活動主場，一樓有庠廳；護理與藝術設計學系',
          'Main place of admissions events, You-Xiang Hall on the ground floor; Nursing, Art and Design',
        ),
      ],
      [
        pair('七館', 'Building 7'),
        pair(
          '電機通訊學院、管理學院與全球交流廳',
          'Electrical and Communication Engineering, Management, Global Lounge',
        ),
      ],
      [pair('體育館', 'Gymnasium'), pair('畢業典禮、球賽與博覽會', 'Graduation, games and fairs')],
      [
        pair('健康休閒中心', 'Health and leisure centre'),
        pair('游泳池與健身房', 'Swimming pool and gym'),
      ],
      [pair('學生活動中心', 'Student centre'), pair('社團辦公室與展演空間', 'Clubs and stages')],
      [pair('第一至第三宿舍', 'Dormitories 1 to 3'), pair('學生宿舍', 'Student housing')],
    ],
    buildingsNote: pair('各館使用單位以校園公告為準。', 'Notices on campus prevail.'),
  },
} as const;
