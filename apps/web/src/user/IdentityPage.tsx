import useSWR from 'swr'
import { fullName, paths, type StoredUser } from '@plomada/domain'
import { LoadError, userMessages, type Identity } from '@plomada/ui'
import { IdentityScreen } from '@plomada/ui/screens'
import { withViewer } from '../frame/withViewer.tsx'
import { getAccessToken, signInErrorMessage, getIdClaims } from '../session/identity.ts'
import { useSession } from '../session/useSession.ts'
import { readSettings } from '../settings.ts'

/** Providers send the time in seconds or as text. */
const parseUpdatedAt = (updated: unknown): Date | string | null =>
  typeof updated === 'number' ? new Date(updated * 1000) : typeof updated === 'string' ? updated : null

async function fetchIdentity(viewer: StoredUser): Promise<Identity> {
  // After a reload the library has no claims until it has a token.
  await getAccessToken()
  const claims = await getIdClaims()
  if (!claims) throw Object.assign(new Error('No claims'), { error: 'login_required' })
  return {
    subject: claims.sub,
    name: claims.name ?? fullName(viewer),
    nickname: claims.nickname ?? null,
    email: claims.email ?? null,
    picture: claims.picture ?? null,
    updatedAt: parseUpdatedAt(claims.updated_at),
  }
}

export const IdentityPage = withViewer({ title: userMessages.identity, hasSidebar: true }, ({ viewer }) => {
  const { signOut, signOutEverywhere, changePassword } = useSession()
  const { endsAllSessions } = readSettings().identity
  const { data, error, mutate } = useSWR<Identity, unknown>(
    ['identity', viewer.id],
    () => fetchIdentity(viewer),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  )
  if (error && !data)
    return (
      <LoadError reason={signInErrorMessage(error)} onRetry={() => void mutate()} homeHref={paths.home} />
    )
  return (
    <IdentityScreen
      viewer={viewer}
      identity={data}
      onSignOut={() => void signOut()}
      onChangePassword={() => void changePassword(data?.email ?? null)}
      {...(endsAllSessions && { onSignOutEverywhere: () => void signOutEverywhere() })}
    />
  )
})
