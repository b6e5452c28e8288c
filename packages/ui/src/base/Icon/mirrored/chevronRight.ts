import { ChevronRight } from 'lucide'
import { mirror } from './mirror.ts'

export const chevronRight = /* @__PURE__ */ mirror(ChevronRight)
