import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Forbidden, Splash } from '@plomada/ui'
import type { Role, StoredUser } from '@plomada/domain'
import { paths } from '../paths.ts'
import { keepViewer } from './store.ts'
import { useSession } from './useSession.ts'
import { useOwnRecord } from './ownRecord.ts'

interface GateProps {
  /** Roles that may enter; everybody who is signed in when left out. */
  roles?: readonly Role[]
  /** The address of this page for its owner; whoever asks for another one's, or for another role's, is led there. */
  ownPage?: (viewer: StoredUser) => string
  children: (viewer: StoredUser) => ReactNode
}

/** Lets in who may see a page, offers the sign-in to a visitor and tells a wrong role so. The server decides again. */
export function Gate({ roles, ownPage, children }: GateProps) {
  const { state, viewer, signIn } = useSession()
  const { pathname } = useLocation()
  const { data } = useOwnRecord(viewer?.id ?? null)
  const record = data?.result
  useEffect(() => {
    if (record) keepViewer(record)
  }, [record])

  if (state === 'loading') return <Splash />
  if (!viewer) return <Splash onSignIn={() => void signIn()} homeHref={paths.home} />
  const own = ownPage?.(viewer)
  if (own !== undefined && pathname.replace(/\/$/, '') !== own) return <Navigate to={own} replace />
  if (roles && !roles.includes(viewer.role)) return <Forbidden homeHref={paths.home} />
  return children(viewer)
}
