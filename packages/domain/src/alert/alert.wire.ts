import { instant, renameFields } from '@plomada/define'
import { alertSchema } from './alert.ts'

/** The names of an alert's fields on the wire. They are not in the specification. */
export const alertWireNames = {
  tradeId: 'oficio',
  cities: 'ciudades',
  minimumBudget: 'presupuestoMinimo',
  frequency: 'frecuencia',
  isPaused: 'pausada',
} as const

/** The wire format of an alert. */
export const alertWire = renameFields(
  { ...alertSchema.shape, createdAt: instant },
  { ...alertWireNames, trade: alertWireNames.tradeId, createdAt: 'fecha' },
)
