import { globalFontFace } from '@vanilla-extract/css'
import spanish from './fonts/archivo-es.woff2'
import latinExtended from './fonts/archivo-latin-ext.woff2'
import latin from './fonts/archivo-latin.woff2'

/** The files with their letters. Browsers load a file when a page has one of its letters. The ranges are disjoint,
 * because browsers load every file whose range has the letter. */
const files = [
  [
    spanish,
    'U+20-A1,U+A9-AB,U+AE,U+B0,U+B2-B3,U+B7,U+BA-BD,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E1,U+E9,U+ED,U+F1,U+F3,U+FA,U+FC,U+2013-2019,U+201C-201D,U+2022-2033,U+20AC,U+2122,U+2191-2193,U+2212',
  ],
  [
    latin,
    'U+A2-A8,U+AC-AD,U+AF,U+B1,U+B4-B6,U+B8-B9,U+BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2C6-2DC,U+2009,U+201A,U+201E,U+2039-2044',
  ],
  [latinExtended, 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E9E,U+1EF2-1EF3,U+20A1-20AB,U+20AD-20BD'],
] as const
for (const [file, unicodeRange] of files)
  globalFontFace('Archivo Variable', {
    src: `url(${file}) format("woff2")`,
    unicodeRange,
    fontStyle: 'normal',
    fontWeight: '400 800',
    fontStretch: '75% 125%',
    fontDisplay: 'swap',
  })
// Arial with the metrics of Archivo, so that the layout does not shift when the font loads.
globalFontFace('Archivo Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  sizeAdjust: '98.5%',
  ascentOverride: '89.1%',
  descentOverride: '21.3%',
  lineGapOverride: '0%',
})
