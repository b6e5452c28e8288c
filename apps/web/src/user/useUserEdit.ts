import { useRef, useState } from 'react'
import type { Professional } from '@plomada/domain'
import type { userCalls } from '@plomada/domain/calls'
import { type InputOf, Problem } from '@plomada/domain/contract'
import type { SuspensionData, UserDetails } from '@plomada/ui'
import { useAmendUser } from './user.data.ts'

type Status = Pick<
  InputOf<typeof userCalls.amend>['body'],
  'isActive' | 'suspensionReason' | 'suspendedUntil'
>

function withChanges(user: Professional, changes: Partial<UserDetails>): Professional {
  const { place } = user
  const { province = place.province, city = place.city, address = place.address, ...rest } = changes
  return { ...user, ...rest, place: { province, city, address } }
}

/**
 * Edits a user with optimistic locking: changes are sent with the version that the form started from. After a conflict
 * the form keeps its values, and sending them again applies the changed fields to the newest version.
 */
export function useUserEdit(newest: Professional, readNewest: () => Promise<Professional>) {
  const amend = useAmendUser()
  const [formValues, setFormValues] = useState(newest)
  const [version, setVersion] = useState(newest.version)
  // A promise: the user may send again before the newest version has loaded.
  const newestVersion = useRef<Promise<Professional['version']> | null>(null)

  const send = async (changes: Partial<UserDetails> & Status) => {
    try {
      const base = newestVersion.current ? await newestVersion.current : version
      const { user } = await amend({ body: { ...changes, id: newest.id, version: base } })
      setVersion(user.version)
      newestVersion.current = null
    } catch (error) {
      if (error instanceof Problem && error.code === 'stale')
        newestVersion.current = readNewest().then((user) => user.version)
      throw error
    }
  }
  return {
    /** The last saved values of the form. */
    formValues,
    saveDetails: async (changes: Partial<UserDetails>) => {
      await send(changes)
      setFormValues((now) => withChanges(now, changes))
    },
    suspend: ({ reason, until }: SuspensionData) =>
      send({ isActive: false, suspensionReason: reason, suspendedUntil: until }),
    activate: () => send({ isActive: true }),
  }
}
