import { useRef, useState } from 'react'
import type { Professional } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import type { UserDetails } from '@plomada/ui'
import { useAmendUser } from './user.data.ts'

const withChanges = (
  user: Professional,
  { province, city, address, ...rest }: Partial<UserDetails>,
): Professional => ({
  ...user,
  ...rest,
  place: {
    province: province === undefined ? user.place.province : province,
    city: city === undefined ? user.place.city : city,
    address: address === undefined ? user.place.address : address,
  },
})

/**
 * Changing somebody's data while another admin may do the same: what was typed is compared with what the form began
 * with, and sent with the version of that. Who comes second is told and keeps what they typed; sending it again
 * changes those parts alone, on top of what the other one did.
 */
export function useAmending(newest: Professional, readNewest: () => Promise<Professional>) {
  const amend = useAmendUser()
  const [held, setHeld] = useState(newest)
  const [version, setVersion] = useState(newest.version)
  // A promise: the user may send again before the newest version has been read.
  const newestVersion = useRef<Promise<Professional['version']> | null>(null)

  const send = async (changes: Partial<UserDetails> & { isActive?: boolean }) => {
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
    /** What the form holds, as far as it is kept. */
    held,
    saveDetails: async (changes: Partial<UserDetails>) => {
      await send(changes)
      setHeld((now) => withChanges(now, changes))
    },
    setActive: (isActive: boolean) => send({ isActive }),
  }
}
