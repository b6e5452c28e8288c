import { desc, eq } from 'drizzle-orm'
import { isPublicQuestion, questionsRefusal, type Question } from '@plomada/domain'
import { refuse, refuseIf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { offers, users } from '../database/schema/core.ts'
import { questions } from '../database/schema/questions.ts'
import type { Reader } from '../user/user.queries.ts'

/** Returns the questions about an offer that the viewer may read, newest first, and the number of all of them. */
export async function listQuestions(
  db: Db,
  viewer: Reader | null,
  offerId: number,
): Promise<{ result: Question[]; total: number }> {
  const [offer] = await db
    .select({
      ownerId: offers.ownerId,
      hiredId: offers.hiredId,
      state: offers.state,
      isListed: offers.isListed,
    })
    .from(offers)
    .where(eq(offers.id, offerId))
  if (!offer) return refuse('notFound')
  const { ownerId, isListed, ...rest } = offer
  refuseIf(questionsRefusal(viewer, { ...rest, owner: { id: ownerId }, isActive: isListed }))
  const rows = await db
    .select({
      question: questions,
      asker: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        isActive: users.isActive,
      },
    })
    .from(questions)
    .innerJoin(users, eq(users.id, questions.askerId))
    .where(eq(questions.offerId, offerId))
    .orderBy(desc(questions.number))
  const isVisible = ({ question, asker }: (typeof rows)[number]) =>
    viewer?.id === ownerId ||
    viewer?.id === asker.id ||
    (asker.isActive && isPublicQuestion({ answer: toAnswer(question), isHidden: question.isHidden }))
  return {
    result: rows.filter(isVisible).map(({ question, asker }) => ({
      number: question.number,
      text: question.text,
      askedAt: question.createdAt,
      asker: { firstName: asker.firstName, lastName: asker.lastName },
      isOwn: viewer?.id === asker.id,
      answer: toAnswer(question),
      isHidden: question.isHidden,
    })),
    total: rows.length,
  }
}

const toAnswer = ({ answer, answeredAt }: typeof questions.$inferSelect): Question['answer'] =>
  answer === null || answeredAt === null ? null : { text: answer, answeredAt }
