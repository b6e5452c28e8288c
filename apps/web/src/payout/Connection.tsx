import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { paths } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { ConnectionPanel, connectionMessages, type ConnectionPanelProps } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { useAppNavigate } from '../useAppNavigate.ts'
import { useConnection } from './payout.data.ts'

/** Renders the connection to the account at which clients pay the viewer, and ends one that the provider sent them back for. */
export default function Connection() {
  const { connect, finish, disconnect, ...shown } = useConnection()
  const [search] = useSearchParams()
  const navigate = useAppNavigate()
  const [code, state, error] = [search.get('codigo'), search.get('estado'), search.get('error')]
  const hasReturned = state !== null && (code !== null || error !== null)
  const [pending, setPending] = useState<ConnectionPanelProps['pending']>(
    hasReturned && code !== null ? 'finish' : null,
  )

  const fail = (problem: unknown) => notify('error', toUserError(problem).message)
  const end = () => setPending(null)
  const returnFromProvider = useEffectEvent(() => {
    if (!hasReturned) return
    // The code must not stay in the address, nor be sent twice.
    navigate(paths.account, { replace: true })
    if (code === null) {
      notify('info', connectionMessages.denied)
      return
    }
    finish({ body: { code, state } })
      .then(() => notify('success', connectionMessages.isConnected))
      .catch(fail)
      .finally(() => setPending(null))
  })
  useEffect(() => returnFromProvider(), [])
  const press = (what: NonNullable<ConnectionPanelProps['pending']>, act: () => Promise<unknown>) => {
    setPending(what)
    void act().catch(fail).finally(end)
  }

  return (
    <ConnectionPanel
      {...shown}
      pending={pending}
      onConnect={() =>
        press('connect', async () => {
          const { url } = await connect({})
          window.location.assign(url)
        })
      }
      onDisconnect={() =>
        press('disconnect', async () => {
          await disconnect({})
          notify('success', connectionMessages.isDisconnected)
        })
      }
    />
  )
}
