import type { Fault, FaultClass } from '../types.ts'
import { access } from './access.ts'
import { bundles } from './bundles.ts'
import { focus } from './focus.ts'
import { forms } from './forms.ts'
import { layout } from './layout.ts'
import { payments } from './payments.ts'
import { rules } from './rules.ts'
import { sql } from './sql.ts'
import { states } from './states.ts'
import { themes } from './themes.ts'
import { types } from './types.ts'

/** All faults by class, those with the fastest checks first. */
export const faults: Readonly<Record<FaultClass, readonly Fault[]>> = {
  rules,
  access,
  sql,
  payments,
  forms,
  states,
  types,
  bundles,
  focus,
  themes,
  layout,
}
