import { LogIn } from 'lucide'
import { mirror } from './mirror.ts'

export const signIn = /* @__PURE__ */ mirror(LogIn)
