import { useEffect, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { Forbidden, Splash } from '@plomada/ui'
import type { Role, StoredUser } from '@plomada/domain'
import { paths } from '../paths.ts'
import { keepViewer } from './store.ts'
import { useSession } from './useSession.ts'
import { useOwnRecord } from './ownRecord.ts'

interface GateProps {
  /** Roles that may enter; everybody who is signed in when left out. */
  roles?: readonly Role[]
  /** Where somebody goes who asks for another person's page, or whose page this is not by role. */
  ownPage?: (viewer: StoredUser) => string
  children: (viewer: StoredUser) => ReactNode
}

/** Lets in who may see a page, offers the sign-in to a visitor and tells a wrong role so. The server decides again. */
export function Gate({ roles, ownPage, children }: GateProps) {
  const { state, viewer, signIn } = useSession()
  const { id } = useParams()
  const { data } = useOwnRecord(viewer?.id ?? null)
  const record = data?.result
  useEffect(() => {
    if (record) keepViewer(record)
  }, [record])

  if (state === 'loading') return <Splash />
  if (!viewer) return <Splash onSignIn={() => void signIn()} homeHref={paths.home} />
  if (ownPage && (String(viewer.id) !== id || (roles && !roles.includes(viewer.role)))) {
    return <Navigate to={ownPage(viewer)} replace />
  }
  if (roles && !roles.includes(viewer.role)) return <Forbidden homeHref={paths.home} />
  return children(viewer)
}
