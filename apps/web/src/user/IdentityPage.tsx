import useSWR from 'swr'
import { fullName, paths, type StoredUser } from '@plomada/domain'
import { IdentityCard, LoadError, Page, userCopy, type Identity } from '@plomada/ui'
import { useTitle } from '../frame/useTitle.ts'
import { Gate } from '../frame/Gate.tsx'
import { freshToken, signInProblem, whoIsIt } from '../session/identity.ts'
import { useSession } from '../session/useSession.ts'
import { readSettings } from '../settings.ts'

/** Who one is at the identity provider. */
export function IdentityPage() {
  useTitle(userCopy.identity)
  return <Gate>{(viewer) => <OwnIdentity viewer={viewer} />}</Gate>
}

/** The provider tells seconds; some tell a date in words. */
const momentOf = (updated: unknown): Date | string | null =>
  typeof updated === 'number' ? new Date(updated * 1000) : typeof updated === 'string' ? updated : null

async function askProvider(viewer: StoredUser): Promise<Identity> {
  // After a reload the provider's library knows nobody until it has a token.
  await freshToken()
  const claims = await whoIsIt()
  if (!claims) throw Object.assign(new Error('No claims'), { error: 'login_required' })
  return {
    subject: claims.sub,
    name: claims.name ?? fullName(viewer),
    nickname: claims.nickname ?? null,
    email: claims.email ?? null,
    picture: claims.picture ?? null,
    updatedAt: momentOf(claims.updated_at),
  }
}

function OwnIdentity({ viewer }: { viewer: StoredUser }) {
  const { signOut, signOutEverywhere, changePassword } = useSession()
  const { endsAllSessions } = readSettings().identity
  const { data, error, mutate } = useSWR<Identity, unknown>(
    ['identity', viewer.id],
    () => askProvider(viewer),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  )
  if (error && !data)
    return <LoadError reason={signInProblem(error)} onRetry={() => void mutate()} homeHref={paths.home} />
  return (
    <Page width="form">
      <IdentityCard
        identity={data}
        onSignOut={() => void signOut()}
        onChangePassword={() => void changePassword(data?.email ?? null)}
        {...(endsAllSessions && { onSignOutEverywhere: () => void signOutEverywhere() })}
      />
    </Page>
  )
}
