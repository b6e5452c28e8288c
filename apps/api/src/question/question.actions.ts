import { and, eq, isNull, sql } from 'drizzle-orm'
import { answerRefusal, askRefusal, hideRefusal, maskContactData } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { questions } from '../database/schema/questions.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { notify } from '../notification/notification.actions.ts'
import { lockOffer } from '../offer/offer.actions.ts'
import type { Person } from '../user/user.queries.ts'

interface QuestionRef {
  offerId: number
  number: number
}

const isQuestion = ({ offerId, number }: QuestionRef) =>
  and(eq(questions.offerId, offerId), eq(questions.number, number))

/** Asks about an open offer and notifies its owner. */
export async function askQuestion(
  db: Db,
  asker: Person,
  { offerId, text: written }: { offerId: number; text: string },
  count: CountAct,
): Promise<void> {
  const text = maskContactData(written)
  await transact(db, async (tx) => {
    // Locked for update, because each question takes the next number.
    const offer = await lockOffer(tx, offerId, 'update')
    const earlier = await tx
      .select({ askerId: questions.askerId, answer: questions.answer })
      .from(questions)
      .where(eq(questions.offerId, offerId))
    const isWaiting = earlier.some(({ askerId, answer }) => askerId === asker.id && answer === null)
    refuseIf(askRefusal(asker, offer, { total: earlier.length, isWaiting }))
    await count(tx)
    await tx.insert(questions).values({ offerId, number: earlier.length + 1, askerId: asker.id, text })
    await notify(tx, {
      kind: 'question',
      userId: offer.owner.id,
      fromId: asker.id,
      offerId,
      message: text,
      details: { text },
    })
  })
}

/** Answers a question about an own open offer and notifies its asker. */
export async function answerQuestion(
  db: Db,
  owner: Person,
  { text: written, ...ref }: QuestionRef & { text: string },
  count: CountAct,
): Promise<void> {
  const text = maskContactData(written)
  const { offerId } = ref
  await transact(db, async (tx) => {
    // Shared: answers do not wait for each other, only for an acceptance.
    const offer = await lockOffer(tx, offerId, 'share')
    const question = await lockQuestion(tx, ref)
    const { answer, answeredAt } = question ?? { answer: null, answeredAt: null }
    const previous = answer !== null && answeredAt !== null ? { text: answer, answeredAt } : null
    refuseIf(answerRefusal(owner, offer, { answer: previous }))
    if (!question) return refuse('notFound')
    await count(tx)
    await tx
      .update(questions)
      .set({ answer: text, answeredAt: sql`now()` })
      .where(and(isQuestion(ref), isNull(questions.answer)))
    await notify(tx, {
      kind: 'answer',
      userId: question.askerId,
      fromId: owner.id,
      offerId,
      message: text,
      details: { question: question.text, answer: text },
    })
  })
}

async function lockQuestion(tx: Db, ref: QuestionRef) {
  const [question] = await tx.select().from(questions).where(isQuestion(ref)).for('update')
  return question
}

/** Hides a question about an own offer, or shows it again. */
export async function setQuestionHidden(
  db: Db,
  owner: Person,
  { isHidden, ...ref }: QuestionRef & { isHidden: boolean },
  count: CountAct,
): Promise<void> {
  await transact(db, async (tx) => {
    const offer = await lockOffer(tx, ref.offerId, 'share')
    refuseIf(hideRefusal(owner, offer))
    const changed = await tx
      .update(questions)
      .set({ isHidden })
      .where(isQuestion(ref))
      .returning({ number: questions.number })
    if (changed.length === 0) refuse('notFound')
    await count(tx)
  })
}
