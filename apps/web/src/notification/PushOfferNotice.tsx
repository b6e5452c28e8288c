import { useEffect, useState } from 'react'
import { ConfirmDialog, pushMessages, useOverride } from '@plomada/ui'
import { isPushOfferable, storePushOffered } from '../session/pushDevice.ts'
import { usePush } from './usePush.ts'

/** Offers push messages, to a browser at most every 30 days. The browser asks for the permission only after a click on the button. */
export default function PushOfferNotice() {
  const t = useOverride()
  const { isReady, enable } = usePush()
  const [isNew] = useState(() => isPushOfferable())
  // Not while rendering, which React may repeat.
  useEffect(() => {
    if (isNew) storePushOffered()
  }, [isNew])
  const [isClosed, setClosed] = useState(false)
  return (
    <ConfirmDialog
      isOpen={isNew && isReady && !isClosed}
      onClose={() => setClosed(true)}
      title={t(pushMessages.offerTitle)}
      action={t(pushMessages.accept)}
      cancel={t(pushMessages.notNow)}
      tone="primary"
      onConfirm={enable}
    >
      {t(pushMessages.offer)}
    </ConfirmDialog>
  )
}
