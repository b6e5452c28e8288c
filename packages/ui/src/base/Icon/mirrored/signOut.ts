import { LogOut } from 'lucide'
import { mirror } from './mirror.ts'

export const signOut = /* @__PURE__ */ mirror(LogOut)
