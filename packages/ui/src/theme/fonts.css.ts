import { globalFontFace } from '@vanilla-extract/css'
import archivo from './fonts/archivo-es.woff2'

globalFontFace('Archivo Variable', {
  src: `url(${archivo}) format("woff2")`,
  fontStyle: 'normal',
  fontWeight: '400 800',
  fontStretch: '75% 125%',
  fontDisplay: 'swap',
})
// Arial with the measures of Archivo, so that nothing moves when the real face arrives.
globalFontFace('Archivo Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  sizeAdjust: '98.5%',
  ascentOverride: '89.1%',
  descentOverride: '21.3%',
  lineGapOverride: '0%',
})
