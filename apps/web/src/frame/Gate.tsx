import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Forbidden, shellCopy, Splash } from '@plomada/ui'
import { paths, type Role, type StoredUser } from '@plomada/domain'
import { useTitle } from './useTitle.ts'
import { useOwnRecord } from '../session/ownRecord.ts'
import { keepViewer } from '../session/store.ts'
import { useSession } from '../session/useSession.ts'

interface Terms {
  /** Roles that may enter; everybody who is signed in when left out. */
  roles?: readonly Role[]
  /** The address of this page for its owner; whoever asks for another one's, or for another role's, is led there. */
  ownPage?: (viewer: StoredUser) => string
}

type Admission = { viewer: StoredUser; instead?: never } | { viewer?: never; instead: ReactNode }

/** Who may see a page, or what stands in its place for everybody else. The server decides again. */
export function useAdmission({ roles, ownPage }: Terms): Admission {
  const { state, viewer, signIn } = useSession()
  const { pathname } = useLocation()
  const { data } = useOwnRecord(viewer?.id ?? null)
  const record = data?.result
  useEffect(() => {
    if (record) keepViewer(record)
  }, [record])

  if (state === 'loading') return { instead: <Splash /> }
  if (!viewer) return { instead: <SignInFirst onSignIn={() => void signIn()} /> }
  const own = ownPage?.(viewer)
  if (own !== undefined && pathname.replace(/\/$/, '') !== own)
    return { instead: <Navigate to={own} replace /> }
  return roles && !roles.includes(viewer.role) ? { instead: <NotForThisRole /> } : { viewer }
}

function SignInFirst({ onSignIn }: { onSignIn: () => void }) {
  useTitle(shellCopy.signIn)
  return <Splash onSignIn={onSignIn} homeHref={paths.home} />
}

function NotForThisRole() {
  useTitle(shellCopy.forbidden)
  return <Forbidden homeHref={paths.home} />
}

interface GateProps extends Terms {
  children: (viewer: StoredUser) => ReactNode
}

/** Lets in who may see a page, offers the sign-in to a visitor and tells a wrong role so. */
export function Gate({ children, ...terms }: GateProps) {
  const { viewer, instead } = useAdmission(terms)
  return viewer ? children(viewer) : instead
}
