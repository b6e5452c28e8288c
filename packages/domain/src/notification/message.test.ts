import { describe, expect, it, test } from 'vitest'
import { keepShownTexts, messageExcerpt, messageMail } from './message.rules.ts'

const title = '«Pintar»'
const toEntries = (texts: readonly string[]) =>
  texts.map((text, index) => ({ person: 'Ana Ferreyra', details: { messageId: index + 1, text } }))
const mailAbout = (texts: readonly string[]) => messageMail(toEntries(texts), title)

describe('the excerpt of a message', () => {
  test.each([
    ['a message of 500 characters is whole', 'a'.repeat(500), 'a'.repeat(500)],
    ['a longer one ends with an ellipsis at 500 characters', 'a'.repeat(501), `${'a'.repeat(499)}…`],
    ['an emoji is one character', '🔧'.repeat(500), '🔧'.repeat(500)],
    ['an emoji is not cut in two', '🔧'.repeat(501), `${'🔧'.repeat(499)}…`],
  ])('%s', (_, text, excerpt) => {
    expect(messageExcerpt(text)).toBe(excerpt)
  })
})

describe('the mail about messages', () => {
  it('has the text of a single message and a button to the conversation, and takes no replies (P-052)', () => {
    expect(mailAbout(['¿Puede venir el lunes?'])).toEqual({
      subject: 'Nuevo mensaje sobre «Pintar»',
      paragraphs: ['Ana Ferreyra te escribió sobre «Pintar»:', '¿Puede venir el lunes?'],
      action: 'Ver la conversación',
    })
  })
  it('shows a photo without text as «Una foto.»', () => {
    expect(mailAbout(['']).paragraphs[1]).toBe('Una foto.')
  })
  it('has the texts of several messages, the oldest first (P-050)', () => {
    expect(mailAbout(['Hola', '', '¿Puede venir?'])).toMatchObject({
      subject: '3 mensajes nuevos sobre «Pintar»',
      paragraphs: ['Ana Ferreyra te escribió sobre «Pintar»:', 'Hola', 'Una foto.', '¿Puede venir?'],
    })
  })

  const texts = Array.from({ length: 12 }, (_, index) => `Mensaje ${index + 1}`)
  test.each([
    [10, []],
    [11, ['Hay 1 mensaje anterior.']],
    [12, ['Hay 2 mensajes anteriores.']],
  ])('of %i messages has the newest ten, and the number of those before', (count, earlier) => {
    const sent = texts.slice(0, count)
    expect(mailAbout(sent).paragraphs.slice(1)).toEqual([...earlier, ...sent.slice(-10)])
  })

  it('is the same without the texts of the messages that it only counts (P-050)', () => {
    const kept = keepShownTexts(toEntries(texts))
    expect(kept.map(({ details }) => details.messageId)).toEqual(texts.map((_, index) => index + 1))
    expect(kept.map(({ details }) => details.text)).toEqual(['', '', ...texts.slice(2)])
    expect(messageMail(kept, title)).toEqual(mailAbout(texts))
    expect(keepShownTexts(toEntries(texts.slice(0, 10)))).toEqual(toEntries(texts.slice(0, 10)))
  })
})
