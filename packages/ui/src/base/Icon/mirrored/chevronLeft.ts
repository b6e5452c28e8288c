import { ChevronLeft } from 'lucide'
import { mirror } from './mirror.ts'

export const chevronLeft = /* @__PURE__ */ mirror(ChevronLeft)
