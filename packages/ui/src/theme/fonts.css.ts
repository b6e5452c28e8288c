import { globalFontFace } from '@vanilla-extract/css'
import archivo from './fonts/archivo-es.woff2'

globalFontFace('Archivo Variable', {
  src: `url(${archivo}) format("woff2")`,
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
