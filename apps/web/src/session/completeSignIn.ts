import type { StoredUser } from '@plomada/domain'
import { sessionCalls } from '../data/calls.ts'
import { send } from '../data/send.ts'
import { finishSignIn, freshToken, whoIsIt, type Departure } from './identity.ts'

/** Registers whoever just signed in, or finds them again, with what the provider says of them (specification 4). */
async function register(token: string): Promise<StoredUser> {
  const claims = await whoIsIt()
  const person = {
    firstName: claims?.given_name ?? claims?.nickname ?? '',
    lastName: claims?.family_name ?? null,
    nickname: claims?.nickname ?? '',
    photo: claims?.picture ?? null,
    ...(claims?.email && { email: claims.email }),
  }
  const answer = await send(sessionCalls.register, { body: { person } }, { token })
  return { ...answer.result, token: answer.token }
}

let underWay: Promise<Departure & { viewer: StoredUser }> | undefined

/** Finishes a sign-in once, however often it is asked for: the provider's code is good for one use. */
export function completeSignIn(): Promise<Departure & { viewer: StoredUser }> {
  underWay ??= finishSignIn().then(async (errand) => ({
    ...errand,
    viewer: await register(await freshToken()),
  }))
  return underWay
}
