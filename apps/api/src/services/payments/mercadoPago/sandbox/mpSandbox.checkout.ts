import type { FastifyPluginCallback, FastifyReply } from 'fastify'
import * as z from 'zod'
import { addFormParser, readFields } from '../../../../http/formBody.ts'
import { sendPage } from '../../../../http/page/page.ts'
import type { SandboxApiOptions } from './mpSandbox.api.ts'
import { faults, type Fault, type SandboxPreference } from './mpSandbox.objects.ts'
import {
  authorizationPage,
  closedPage,
  outcomes,
  payPage,
  unknownPage,
  type OutcomeName,
} from './mpSandbox.page.ts'
import { createAccount, createCode, findAccount, listAccounts } from './mpSandbox.accounts.ts'
import {
  changeChargeback,
  findPreference,
  finishPending,
  isOver,
  listPaymentsOf,
  payPreference,
  refundInPanel,
} from './mpSandbox.store.ts'

const text = z.string().max(600).catch('')
const authorizationQuery = z.object({
  client_id: text,
  redirect_uri: text,
  state: text,
  code_challenge: z.string().max(200).optional().catch(undefined),
})
const params = z.object({ id: z.string().max(64).catch('') })
const faultNames = Object.keys(faults) as [Fault, ...Fault[]]
const outcomeNames = Object.keys(outcomes) as [OutcomeName, ...OutcomeName[]]
const payForm = z.object({
  resultado: z.enum(outcomeNames).catch('approved'),
  aviso: z.enum(faultNames).catch('none'),
})
const authorizationForm = z.object({ cuenta: text })

const originsOf = (...urls: (string | undefined)[]): string[] => [
  ...new Set(urls.filter((url) => url !== undefined).map((url) => new URL(url).origin)),
]

/** Serves the page on which a professional allows the connection, and the page on which a client pays. */
export const mpSandboxCheckout: FastifyPluginCallback<SandboxApiOptions> = (app, options, done) => {
  const { db, connection, publicUrl } = options
  app.removeAllContentTypeParsers()
  addFormParser(app, 4096)

  /** Returns the request of the application, or null if it is not ours or would return elsewhere. */
  function readAuthorization(query: unknown) {
    const found = authorizationQuery.parse(query)
    const isOwn =
      found.client_id === connection.clientId &&
      URL.canParse(found.redirect_uri) &&
      new URL(found.redirect_uri).origin === new URL(publicUrl).origin
    return isOwn ? found : null
  }

  app.get('/authorization', async (request, reply) => {
    const found = readAuthorization(request.query)
    if (!found) return sendPage(reply, 400, unknownPage)
    const page = authorizationPage(await listAccounts(db), request.url)
    return sendPage(reply, 200, page, originsOf(found.redirect_uri))
  })

  app.post('/authorization', async (request, reply) => {
    const found = readAuthorization(request.query)
    if (!found) return sendPage(reply, 400, unknownPage)
    const target = new URL(found.redirect_uri)
    target.searchParams.set('state', found.state)
    const { cuenta } = authorizationForm.parse(readFields(request.body))
    if (cuenta === 'no') {
      target.searchParams.set('error', 'access_denied')
      return reply.redirect(target.href, 303)
    }
    const account = (cuenta && (await findAccount(db, cuenta))) || (await createAccount(db))
    const code = await createCode(db, {
      accountId: account.id,
      redirectUri: found.redirect_uri,
      challenge: found.code_challenge ?? null,
    })
    target.searchParams.set('code', code)
    return reply.redirect(target.href, 303)
  })

  async function show(reply: FastifyReply, preference: SandboxPreference) {
    const payments = await listPaymentsOf(db, preference.external_reference ?? '')
    const { success, failure, pending } = preference.back_urls
    const isPayable = !payments.some(({ status }) => status !== 'rejected' && status !== 'cancelled')
    const page =
      isPayable && !isOver(preference) ? payPage(preference, payments) : closedPage(preference, payments)
    const status = isPayable && isOver(preference) ? 410 : 200
    return sendPage(reply, status, page, originsOf(success, failure, pending))
  }

  app.get('/pagar/:id', async (request, reply) => {
    const preference = await findPreference(db, params.parse(request.params).id)
    return preference ? show(reply, preference) : sendPage(reply, 404, unknownPage)
  })

  app.post('/pagar/:id', async (request, reply) => {
    const preference = await findPreference(db, params.parse(request.params).id)
    if (!preference) return sendPage(reply, 404, unknownPage)
    const { resultado, aviso } = payForm.parse(readFields(request.body))
    const outcome = outcomes[resultado]
    const payments = await listPaymentsOf(db, preference.external_reference ?? '')
    const open = payments.find(({ status }) => status === 'pending')
    const paid = payments.find(({ status }) => status === 'approved' || status === 'charged_back')
    if (outcome.step === 'pay') {
      if (open || paid || isOver(preference)) return show(reply, preference)
      await payPreference(db, preference.id, outcome, { fault: aviso })
    } else if (outcome.step === 'voucher') {
      if (open) await finishPending(db, open.id, outcome, aviso)
    } else if (outcome.step === 'refund') {
      if (paid?.status === 'approved') await refundInPanel(db, paid, aviso)
      return show(reply, preference)
    } else if (paid) {
      await changeChargeback(db, paid.id, outcome.detail, aviso)
      return show(reply, preference)
    }
    const { success, failure, pending } = preference.back_urls
    const { status } = outcome
    const back = status === 'approved' ? success : status === 'pending' ? pending : failure
    return back ? reply.redirect(back, 303) : show(reply, preference)
  })
  done()
}
