import { useEffect } from 'react'
import type { Offer } from '@plomada/domain'
import { ApplicationDialog, applicationMessages, WithdrawDialog, type ApplicationChange } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { readSettings } from '../settings.ts'
import { useOwnApplication } from './application.data.ts'
import { useOwnChanges } from './useOwnChanges.ts'

interface ChangeApplicationProps {
  offer: Offer
  change: ApplicationChange
  isOpen: boolean
  onClose: () => void
}

/** Renders the dialog in which a professional edits or withdraws an application of the list. */
export function ChangeApplication({ offer, change, ...dialog }: ChangeApplicationProps) {
  const { onWithdraw } = useOwnChanges(offer.id)
  return change === 'withdraw' ? (
    <WithdrawDialog {...dialog} onConfirm={onWithdraw} />
  ) : (
    <EditApplication offer={offer} {...dialog} />
  )
}

function EditApplication({ offer, isOpen, onClose }: Omit<ChangeApplicationProps, 'change'>) {
  const { data, problem } = useOwnApplication(offer.id)
  const { onEdit, onUploadPhoto } = useOwnChanges(offer.id)
  const hasFailed = problem !== undefined && !data
  useEffect(() => {
    if (!hasFailed) return
    notify('error', applicationMessages.notLoaded)
    onClose()
  }, [hasFailed, onClose])
  return (
    <ApplicationDialog
      isOpen={isOpen && !hasFailed}
      onClose={onClose}
      isLoading={!data}
      terms={data?.result ?? undefined}
      offer={offer}
      budgetMaximum={readSettings().budgetMaximum}
      commission={data?.commission}
      onUploadPhoto={onUploadPhoto}
      onSubmit={onEdit}
    />
  )
}
