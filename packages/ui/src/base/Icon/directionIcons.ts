// Separate from icons.ts, so that only pages with one of them load the style sheet.
import { ArrowLeft, ArrowRight, ChevronLeft, ChevronRight, LogIn, LogOut } from 'lucide'
import type { IconNode } from './IconNode.ts'
import { mirror } from './mirror.css.ts'

/** Returns an icon that points in the direction of reading or against it, also from right to left. */
const createDirectionIcon = (icon: IconNode): IconNode =>
  icon.map(([element, attributes]) => [element, { ...attributes, className: mirror }])

export const arrowLeft = /* @__PURE__ */ createDirectionIcon(ArrowLeft)
export const arrowRight = /* @__PURE__ */ createDirectionIcon(ArrowRight)
export const chevronLeft = /* @__PURE__ */ createDirectionIcon(ChevronLeft)
export const chevronRight = /* @__PURE__ */ createDirectionIcon(ChevronRight)
export const signIn = /* @__PURE__ */ createDirectionIcon(LogIn)
export const signOut = /* @__PURE__ */ createDirectionIcon(LogOut)
