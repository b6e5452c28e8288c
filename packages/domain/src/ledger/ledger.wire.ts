import { renameFields } from '@plomada/define'
import { commissionRuleSchema } from './ledger.ts'

/** The wire format of what the platform keeps: hundredths of a percent, and at least so many centavos. */
export const commissionRuleWire = renameFields(commissionRuleSchema.shape, {
  rate: 'porcentaje',
  minimum: 'minimo',
})
