import { globalFontFace } from '@vanilla-extract/css'
import { declareFontFile } from './fontFace.ts'
import spanish from './fonts/archivo-es.woff2'

declareFontFile(spanish)
// Arial with the metrics of Archivo, so that the layout does not shift when the font loads.
globalFontFace('Archivo Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue")',
  sizeAdjust: '98.5%',
  ascentOverride: '89.1%',
  descentOverride: '21.3%',
  lineGapOverride: '0%',
})
