import { ArrowLeft } from 'lucide'
import { mirror } from './mirror.ts'

export const arrowLeft = /* @__PURE__ */ mirror(ArrowLeft)
