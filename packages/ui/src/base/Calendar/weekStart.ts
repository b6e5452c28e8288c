// Of CLDR. Firefox has no `Intl.Locale.prototype.getWeekInfo`, and a server must render the same week as the browser.
const sunday =
  'AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY RH SA SG SV TH TT TW UM US VE VI WS YD YE ZA ZW'
const saturday = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'

/** Returns the first day of the week of a locale: 1 is Monday, 7 is Sunday. */
export const getWeekStart = (locale: string) => {
  // A language without a region has the week of the region where most of its speakers live.
  const region = new Intl.Locale(locale).maximize().region ?? ''
  if (region === 'MV') return 5
  if (saturday.split(' ').includes(region)) return 6
  return sunday.split(' ').includes(region) ? 7 : 1
}
