import { ArrowRight } from 'lucide'
import { mirror } from './mirror.ts'

export const arrowRight = /* @__PURE__ */ mirror(ArrowRight)
