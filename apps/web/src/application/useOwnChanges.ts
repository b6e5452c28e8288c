import type { ApplicationDraft } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { applicationMessages, offerMessages, type UploadPhoto } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { promptForPush } from '../session/promptForPush.ts'
import {
  useApplyWithTerms,
  useConfirmApplication,
  useEditApplication,
  useUploadPhoto,
  useWithdrawApplication,
} from './application.data.ts'

const toBody = ({ quote, message, availableFrom, shift, photoIds }: ApplicationDraft) => ({
  quote,
  message,
  availableFrom,
  shift,
  photoIds,
})

/** Returns the function that confirms the application to an offer after a change, and reports the result. */
export function useConfirm() {
  const confirm = useConfirmApplication()
  return async (offerId: number, change: number): Promise<void> => {
    try {
      await confirm({ params: { serviceId: offerId }, body: { change } })
      notify('success', offerMessages.confirmed)
    } catch (error) {
      notify('error', toUserError(error).message)
    }
  }
}

/** Returns the handlers with which a professional sends, edits and withdraws the application to an offer. */
export function useOwnChanges(offerId: number) {
  const params = { serviceId: offerId }
  const apply = useApplyWithTerms()
  const edit = useEditApplication()
  const withdraw = useWithdrawApplication()
  const uploadPhoto = useUploadPhoto()
  const onUploadPhoto: UploadPhoto = async (file, key, options) =>
    (await uploadPhoto({ params, file, body: { key } }, options)).result
  return {
    onUploadPhoto,
    onApply: async (terms: ApplicationDraft) => {
      await apply({ params, body: toBody(terms) })
      notify('success', applicationMessages.sent)
      promptForPush()
    },
    onEdit: async (terms: ApplicationDraft) => {
      await edit({ params, body: toBody(terms) })
      notify('success', applicationMessages.saved)
    },
    onWithdraw: async () => {
      await withdraw({ params })
      notify('success', applicationMessages.withdrawn)
    },
  }
}
