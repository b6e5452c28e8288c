import { type ComponentType, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Forbidden, PageSkeleton, shellMessages, Splash } from '@plomada/ui'
import { paths, type Role, type StoredUser } from '@plomada/domain'
import { useNewestViewer } from './AccountStatus.tsx'
import { useIsHydrating } from './hooks/useIsHydrating.ts'
import { useTitle } from './hooks/useTitle.ts'
import { useSession } from '../session/useSession.ts'

interface AccessRules {
  /** The roles that may see the page; every signed-in user by default. */
  roles?: readonly Role[]
  /** Content for a visitor; the sign-in by default. */
  visitor?: ReactNode
  /** Returns the viewer's own address of this page; any other address redirects to it. */
  ownPage?: (viewer: StoredUser) => string
  /** Whether the page has the sidebar of the account. */
  hasSidebar?: boolean
}

type Access = { viewer: StoredUser; fallback?: never } | { viewer?: never; fallback: ReactNode }

/** Returns the viewer of a page, or what to render when they may not see it. Only the server enforces access. */
export function useAccess({ roles, ownPage, visitor, hasSidebar }: AccessRules): Access {
  const isHydrating = useIsHydrating()
  const { state, viewer, signIn } = useSession()
  const { pathname } = useLocation()
  useNewestViewer()

  // The server does not know who reads the document.
  if (isHydrating && visitor === undefined) return { fallback: <PageSkeleton hasSidebar={hasSidebar} /> }
  if (state === 'loading') return { fallback: <Splash /> }
  if (!viewer) return { fallback: visitor ?? <SignInPrompt onSignIn={() => void signIn()} /> }
  const address = ownPage?.(viewer)
  if (address !== undefined && pathname.replace(/\/$/, '') !== address)
    return { fallback: <Navigate to={address} replace /> }
  return roles && !roles.includes(viewer.role) ? { fallback: <ForbiddenPage /> } : { viewer }
}

function SignInPrompt({ onSignIn }: { onSignIn: () => void }) {
  useTitle(shellMessages.signIn)
  return <Splash onSignIn={onSignIn} homeHref={paths.home} />
}

function ForbiddenPage() {
  useTitle(shellMessages.forbidden)
  return <Forbidden homeHref={paths.home} />
}

function PageTitle({ title }: { title: string }) {
  useTitle(title)
  return null
}

/** Creates a page for signed-in users. It renders the content for visitors or the sign-in, a redirect or a refusal for users who may not see it. */
export const withViewer = (
  { title, ...rules }: AccessRules & { title?: string },
  Content: ComponentType<{ viewer: StoredUser }>,
): ComponentType =>
  function ViewerPage() {
    const { viewer, fallback } = useAccess(rules)
    return (
      <>
        {viewer ? <Content viewer={viewer} /> : fallback}
        {title && <PageTitle title={title} />}
      </>
    )
  }
