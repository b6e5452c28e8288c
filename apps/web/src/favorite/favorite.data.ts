import type { User } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { createCallRefs } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

// Not with the other calls, which every page loads.
export const favoriteCalls = createCallRefs('favorite')
const refreshes = [favoriteCalls.list, favoriteCalls.get]

export const useFavorite = ({ id }: Pick<User, 'id'>) =>
  useCall(favoriteCalls.get, { params: { professionalId: id } })

/** Returns a function that saves or removes a professional and reports a failure. */
export function useSetFavorite() {
  const save = useAction(favoriteCalls.save, { refreshes })
  const remove = useAction(favoriteCalls.remove, { refreshes })
  return async ({ id }: Pick<User, 'id'>, isSaved: boolean) => {
    try {
      await (isSaved ? save : remove)({ params: { professionalId: id } })
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
}
