import { albanileria } from './albanileria.ts'
import type { Swatch } from './canvas.ts'
import { carpinteria } from './carpinteria.ts'
import { cerrajeria } from './cerrajeria.ts'
import { climatizacion } from './climatizacion.ts'
import { electricidad } from './electricidad.ts'
import { gas } from './gas.ts'
import { herreria } from './herreria.ts'
import { jardineria } from './jardineria.ts'
import { limpieza } from './limpieza.ts'
import { pintura } from './pintura.ts'
import { pisos } from './pisos.ts'
import { plomeria } from './plomeria.ts'
import { techos } from './techos.ts'
import { vainilla } from './vainilla.ts'

export type { Swatch } from './canvas.ts'
export { vainilla }

/** The swatches of trades, by normalized name. */
export const swatches = {
  plomeria,
  electricidad,
  pintura,
  albanileria,
  carpinteria,
  gas,
  jardineria,
  cerrajeria,
  climatizacion,
  pisos,
  techos,
  herreria,
  limpieza,
} as const satisfies Record<string, Swatch>

export type SwatchName = keyof typeof swatches
