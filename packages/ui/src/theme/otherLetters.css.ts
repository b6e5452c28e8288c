import { declareFontFile } from './fontFace.ts'
import latinExtended from './fonts/archivo-latin-ext.woff2'
import latin from './fonts/archivo-latin.woff2'

// Letters that Spanish does not use. The provider of the published package imports this file; the marketplace does not.
// The ranges omit all letters of the Spanish font file: a browser downloads each file whose range contains a letter of the page.
declareFontFile(
  latin,
  'U+A2-A8,U+AC-AD,U+AF,U+B1,U+B4-B6,U+B8-B9,U+BE,U+C0,U+C2-C8,U+CA-CC,U+CE-D0,U+D2,U+D4-D6,U+D8-D9,U+DB,U+DD-E0,U+E2-E8,U+EA-EC,U+EE-F0,U+F2,U+F4-F9,U+FB,U+FD-FF,U+131,U+152-153,U+2C6-2DC,U+2009,U+201A,U+201E,U+2039-2044',
)
declareFontFile(
  latinExtended,
  'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E80-1E9E,U+1EF2-1EF3,U+20A1-20AB,U+20AD-20BD',
)
