import { useCallback } from 'react'
import { useSession } from './useSession.ts'

/** Returns the handler of the buttons that sign out. */
export function useSignOut(): () => void {
  const { signOut } = useSession()
  return useCallback(() => void signOut(), [signOut])
}
