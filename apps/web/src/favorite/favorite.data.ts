import type { User } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'
import { notify } from '../notice/notices.ts'

const refreshes = [calls.favorite.list, calls.favorite.get]

export const useFavorite = ({ id }: Pick<User, 'id'>) =>
  useCall(calls.favorite.get, { params: { professionalId: id } })

/** Returns a function that saves or removes a professional and reports a failure. */
export function useSetFavorite() {
  const save = useAction(calls.favorite.save, { refreshes })
  const remove = useAction(calls.favorite.remove, { refreshes })
  return async ({ id }: Pick<User, 'id'>, isSaved: boolean) => {
    try {
      await (isSaved ? save : remove)({ params: { professionalId: id } })
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
}
