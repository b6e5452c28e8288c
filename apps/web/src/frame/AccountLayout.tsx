import { AccountLayout as Layout, type AccountLayoutProps } from '@plomada/ui/screens'
import { useSession } from '../session/useSession.ts'

export function AccountLayout(props: Omit<AccountLayoutProps, 'onSignOut'>) {
  const { signOut } = useSession()
  return <Layout {...props} onSignOut={() => void signOut()} />
}
