/** Directions to the campus. */
export const traffic = {
  title: { 'zh-TW': '交通指引', en: 'Getting here' },
  lead: {
    'zh-TW':
      '元智大學位在桃園市中壢區，離臺鐵內壢車站約一公里。第一次來，我們最推薦搭火車：出站後幾乎是一條直路，跟著學生走就會到。',
    en: 'Yuan Ze University is in Zhongli, Taoyuan, a kilometre from Neili railway station. Take the train the first time: from the station it is almost one straight line, just follow the students.',
  },
  map: {
    pic: { media: 'traffic-map', alt: '內壢火車站、內壢交流道到元智大學的交通示意圖' },
    link: 'https://www.openstreetmap.org/search?query=%E5%85%83%E6%99%BA%E5%A4%A7%E5%AD%B8',
    linkLabel: { 'zh-TW': '在地圖中開啟', en: 'Open in a map' },
  },
  sections: [
    {
      key: 'rail',
      icon: 'train',
      title: { 'zh-TW': '搭火車', en: 'By train' },
      time: {
        'zh-TW': '內壢站步行約15分鐘',
        en: '15 minutes on foot from Neili station',
      },
      steps: [
        {
          'zh-TW':
            '搭乘區間車或停靠內壢的對號列車，在「內壢」站下車。由臺北出發約45至55分鐘，由新竹出發約40分鐘。',
          en: 'Take a local train, or an express that stops there, to Neili: about 45 to 55 minutes from Taipei, 40 from Hsinchu.',
        },
        {
          'zh-TW': '由前站出口出站，過馬路後沿遠東路方向直行。',
          en: 'Leave by the front exit, cross the street and go straight on towards Yuandong Road.',
        },
        {
          'zh-TW': '看到兩排老樹就是校門，訪客請先到傳達室。',
          en: 'Two rows of old trees are the main gate; visitors report to the gatehouse first.',
        },
      ],
      note: {
        'zh-TW': '多數自強號不停內壢，可在桃園或中壢轉乘區間車，中壢到內壢只有一站。',
        en: 'Most Tze-Chiang expresses do not stop at Neili: change to a local train in Taoyuan or Zhongli, which is one stop away.',
      },
    },
    {
      key: 'hsr',
      icon: 'hsr',
      title: { 'zh-TW': '搭高鐵', en: 'By high-speed rail' },
      time: {
        'zh-TW': '高鐵桃園站車程約25至40分鐘',
        en: '25 to 40 minutes from Taoyuan HSR station',
      },
      steps: [
        {
          'zh-TW': '在高鐵桃園站下車，依指標到計程車招呼站，車程約25分鐘，尖峰時間請多留10分鐘。',
          en: 'Get off at Taoyuan HSR station and follow the signs to the taxis: about 25 minutes, ten more at peak times.',
        },
        {
          'zh-TW': '想省車資，可搭客運到中壢車站，再轉區間車一站到內壢。',
          en: 'To save money, take a coach to Zhongli station and a local train one stop to Neili.',
        },
        {
          'zh-TW': '也可以在臺北、板橋或新竹轉臺鐵，直接坐到內壢。',
          en: 'Or change to the railway in Taipei, Banqiao or Hsinchu and ride straight to Neili.',
        },
      ],
      note: {
        'zh-TW': '帶團體由中南部北上，請在參訪申請表註明班次，我們會依抵達時間調整行程。',
        en: 'Groups from the south: name your train in the visit form, and we fit the programme to your arrival.',
      },
    },
    {
      key: 'bus',
      icon: 'bus',
      title: { 'zh-TW': '搭公車與客運', en: 'By bus' },
      time: { 'zh-TW': '依路線約10至30分鐘', en: '10 to 30 minutes, depending on the line' },
      steps: [
        {
          'zh-TW': '由桃園、中壢市區搭乘行經內壢、遠東路一帶的公車，在「元智大學」站下車。',
          en: 'From Taoyuan or Zhongli take a bus through Neili and Yuandong Road to the stop “Yuan Ze University”.',
        },
        {
          'zh-TW': '由臺北可搭客運到中壢，再轉市區公車或火車。',
          en: 'From Taipei take a coach to Zhongli, then a city bus or the train.',
        },
        {
          'zh-TW': '從桃園機場出發，可搭機場捷運到高鐵桃園站或老街溪站，再轉乘公車或計程車。',
          en: 'From Taoyuan airport take the airport metro to Taoyuan HSR or Laojie River station, then a bus or a taxi.',
        },
      ],
      note: {
        'zh-TW': '班次與站位時有調整，出發前請查詢桃園公車動態資訊系統。',
        en: 'Timetables and stops change: see the Taoyuan bus information system before you leave.',
      },
    },
    {
      key: 'car',
      icon: 'car',
      title: { 'zh-TW': '自行開車', en: 'By car' },
      time: {
        'zh-TW': '國道一號內壢交流道約10分鐘',
        en: 'About 10 minutes from the Neili interchange of freeway 1',
      },
      steps: [
        {
          'zh-TW': '國道一號：由內壢交流道下，往內壢、中壢方向，依「元智大學」路標接遠東路。',
          en: 'Freeway 1: leave at Neili towards Neili and Zhongli, and follow the signs “Yuan Ze University” to Yuandong Road.',
        },
        {
          'zh-TW': '國道三號：由鶯歌系統轉國道二號，再由機場系統接國道一號南下，於內壢交流道下。',
          en: 'Freeway 3: change at Yingge to freeway 2 and at the airport interchange to freeway 1 southbound; leave at Neili.',
        },
        {
          'zh-TW': '省道臺1線：行至內壢市區，依路標轉入遠東路。',
          en: 'Highway 1: drive to Neili and follow the signs to Yuandong Road.',
        },
      ],
      note: {
        'zh-TW': '導航請輸入「遠東路135號」，由校門進出；上午7時半至8時半車流較多。',
        en: 'Navigate to “135 Yuandong Road” and use the main gate; traffic is heavy from 7:30 to 8:30.',
      },
    },
    {
      key: 'parking',
      icon: 'parking',
      title: { 'zh-TW': '停車', en: 'Parking' },
      time: {
        'zh-TW': '汽車計時收費（示範），機車專區停放',
        en: 'Cars by the hour (sample), motorcycles in their own area',
      },
      steps: [
        {
          'zh-TW': '汽車：校門旁平面停車場，訪客每小時30元（示範），持參訪或應考證明當日免費。',
          en: 'Cars: beside the main gate, NT$30 an hour for visitors (sample); free with proof of a visit or an examination.',
        },
        {
          'zh-TW': '機車：由東泰街側門進入，通勤區開放時間為7時至22時。',
          en: 'Motorcycles: by the side gate in Dongtai Street, open from 7:00 to 22:00.',
        },
        {
          'zh-TW': '大客車：請在參訪申請表填寫車輛數，我們會預留暫停區並通知警衛。',
          en: 'Coaches: say how many in the visit form; we keep places and tell the guards.',
        },
        {
          'zh-TW': '電動車：停車場設有慢充樁四座（示範），先到先用。',
          en: 'Electric cars: four slow chargers (sample), first come, first served.',
        },
      ],
      note: {
        'zh-TW': '身心障礙停車位設在一館與六館旁，距電梯不到三十公尺。',
        en: 'Accessible places are beside Buildings 1 and 6, less than thirty metres from a lift.',
      },
    },
    {
      key: 'walk',
      icon: 'walk',
      title: { 'zh-TW': '從內壢站走過來', en: 'Walking route' },
      time: { 'zh-TW': '約一公里', en: 'About one kilometre' },
      steps: [
        {
          'zh-TW': '由內壢站前站出口出站，車站正前方有超商與公車站牌。',
          en: 'Leave Neili station by the front exit; a convenience store and the bus stops are right there.',
        },
        {
          'zh-TW': '沿站前道路走到遠東路口，在有號誌的路口過馬路。',
          en: 'Walk along the street to Yuandong Road and cross at the lights.',
        },
        {
          'zh-TW': '順著遠東路人行道直走，沿途都是學生常去的早餐店與影印店。',
          en: 'Go straight on along Yuandong Road, past the breakfast and copy shops of our students.',
        },
        {
          'zh-TW': '抵達校門後走百公尺林蔭大道，右前方是六館，左前方是圖書館。',
          en: 'From the gate follow the avenue for a hundred metres: Building 6 is ahead on the right, the library on the left.',
        },
      ],
      note: {
        'zh-TW': '全程是平路，有騎樓也有樹蔭；雨天建議走騎樓側。',
        en: 'It is level all the way, with arcades and shade; in the rain keep to the arcades.',
      },
    },
    {
      key: 'accessible',
      icon: 'accessible',
      title: { 'zh-TW': '無障礙路線', en: 'Step-free access' },
      time: { 'zh-TW': '全程可推輪椅', en: 'Wheelchair-friendly all the way' },
      steps: [
        {
          'zh-TW': '內壢站設有電梯，出站後請走有緩坡的路口。',
          en: 'Neili station has a lift; outside, use the crossing with the ramp.',
        },
        {
          'zh-TW': '校門右側步道無階梯，路寬一百五十公分以上。',
          en: 'The path to the right of the gate has no steps and is more than 150 cm wide.',
        },
        {
          'zh-TW': '各館一樓均有無障礙廁所；六館與圖書館設有自動門。',
          en: 'Every building has an accessible toilet on the ground floor; Building 6 and the library have automatic doors.',
        },
      ],
      note: {
        'zh-TW': '需要輪椅借用、手語翻譯或專人陪同，請在申請表註明，或於三個工作天前來電。',
        en: 'For a wheelchair, sign language or company, say so in the form or call three working days before.',
      },
    },
  ],
  taxi: {
    'zh-TW': '請載我到元智大學校門口，桃園市中壢區遠東路135號，謝謝。',
    en: 'Please take me to the main gate of Yuan Ze University, 135 Yuandong Road, Zhongli, Taoyuan. Thank you.',
  },
  campus: {
    pic: { media: 'campus-map', alt: '標示圖書館、各學院與宿舍的校園示意圖' },
    intro: {
      'zh-TW': '校園約二十四公頃，走一圈大概半小時。多數招生活動在六館與七館。',
      en: 'The campus has about 24 hectares; a walk around takes half an hour. Most admissions events are in Buildings 6 and 7.',
    },
    buildings: [
      [
        { 'zh-TW': '一館', en: 'Building 1' },
        { 'zh-TW': '行政單位與資訊學院', en: 'Administration, College of Informatics' },
      ],
      [
        { 'zh-TW': '二館', en: 'Building 2' },
        {
          'zh-TW': '人文社會學院與語言教室',
          en: 'College of Humanities and Social Sciences, language rooms',
        },
      ],
      [
        { 'zh-TW': '三館', en: 'Building 3' },
        { 'zh-TW': '工程學院與實習工場', en: 'College of Engineering, workshops' },
      ],
      [
        { 'zh-TW': '五館', en: 'Building 5' },
        { 'zh-TW': '圖書資訊大樓與圖書館', en: 'Library and information building' },
      ],
      [
        { 'zh-TW': '六館', en: 'Building 6' },
        {
          'zh-TW': '招生活動主場，一樓有庠廳；護理與藝術設計學系',
          en: 'Main place of admissions events, You-Xiang Hall on the ground floor; Nursing, Art and Design',
        },
      ],
      [
        { 'zh-TW': '七館', en: 'Building 7' },
        {
          'zh-TW': '電機通訊學院、管理學院與全球交誼廳',
          en: 'Electrical and Communication Engineering, Management, Global Lounge',
        },
      ],
      [
        { 'zh-TW': '體育館', en: 'Gymnasium' },
        { 'zh-TW': '畢業典禮、球賽與博覽會', en: 'Graduation, games and fairs' },
      ],
      [
        { 'zh-TW': '健康休閒中心', en: 'Health and leisure centre' },
        { 'zh-TW': '游泳池與健身房', en: 'Swimming pool and gym' },
      ],
      [
        { 'zh-TW': '學生活動中心', en: 'Student centre' },
        { 'zh-TW': '社團辦公室與展演空間', en: 'Clubs and stages' },
      ],
      [
        { 'zh-TW': '第一至第三宿舍', en: 'Dormitories 1 to 3' },
        { 'zh-TW': '學生宿舍', en: 'Student housing' },
      ],
    ],
    buildingsNote: {
      'zh-TW': '各館使用單位為示範整理，實際以校園公告為準。',
      en: 'A sample list; notices on campus prevail.',
    },
  },
} as const;
