'use client'
import type { ApplicationDraft } from '@plomada/domain'
import { capitalize } from '@plomada/domain'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Spinner } from '../../base/Spinner/Spinner.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { ApplicationForm, type ApplicationFormProps } from '../ApplicationForm/ApplicationForm.tsx'
import { applicationMessages } from '../application.messages.ts'

export interface ApplicationDialogProps extends Omit<ApplicationFormProps, 'onCancel' | 'budget'> {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes, after sending or without it. */
  onClose: () => void
  /** Whether the terms of the application are being loaded.
   * @default false */
  isLoading?: boolean
  /** The offer. */
  offer: { title: string; budget: number }
}

/** Renders the dialog in which a professional applies with a quote and a message, or edits an application. */
export const ApplicationDialog = (props: ApplicationDialogProps) => {
  const { isOpen, onClose, offer, onSubmit, isLoading = false, ...form } = props
  const t = useOverride()
  const title = capitalize(offer.title)
  const send = async (terms: ApplicationDraft) => {
    await onSubmit(terms)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(
        form.terms || isLoading ? applicationMessages.editOf(title) : applicationMessages.applyTitle(title),
      )}
    >
      {isLoading ? (
        <Spinner />
      ) : (
        <ApplicationForm {...form} budget={offer.budget} onSubmit={send} onCancel={onClose} />
      )}
    </Dialog>
  )
}
