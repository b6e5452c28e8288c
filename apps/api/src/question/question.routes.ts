import { questionCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { readFor } from '../database/replica.ts'
import { handleCall } from '../http/handleCall.ts'
import { getRegisteredUser } from '../user/user.queries.ts'
import { answerQuestion, askQuestion, setQuestionHidden } from './question.actions.ts'
import { listQuestions } from './question.queries.ts'

/** Mounts the calls about public questions. */
export const routes: MountRoutes = (app, { database }) => {
  const { db } = database
  handleCall(app, questionCalls.list, ({ params, viewer }) =>
    readFor(database, viewer, (from) => listQuestions(from, getRegisteredUser(viewer), params.id)),
  )
  handleCall(app, questionCalls.ask, async ({ params, body, me }) => {
    await app.quotas.limit('question', me, (count) =>
      askQuestion(db, me, { offerId: params.serviceId, text: body.text }, count),
    )
    return { ok: true } as const
  })
  handleCall(app, questionCalls.answer, async ({ params, body, me }) => {
    const { serviceId: offerId, number } = params
    await app.quotas.limit('answer', me, (count) =>
      answerQuestion(db, me, { offerId, number, text: body.text }, count),
    )
    return { ok: true } as const
  })
  handleCall(app, questionCalls.hide, async ({ params, body, me }) => {
    const { serviceId: offerId, number } = params
    await app.quotas.limit('answer', me, (count) =>
      setQuestionHidden(db, me, { offerId, number, isHidden: body.isHidden }, count),
    )
    return { ok: true } as const
  })
}
