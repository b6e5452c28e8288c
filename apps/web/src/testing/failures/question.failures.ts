import { offerHref } from '@plomada/domain'
import { offers, people, questions } from '@plomada/domain/fixtures'
import { fill, press } from '../product.tsx'
import type { Read, Write } from './failure.ts'

const { ana, bruno } = people
const offer = offerHref(offers.tankPump)
const [waiting] = questions

export const reads: Read[] = [null, bruno, ana].map((viewer) => ({
  call: 'question.list',
  at: offer,
  viewer,
  shows: ['No pudimos cargar la lista.'],
}))

export const writes: Write[] = [
  {
    call: 'question.ask',
    at: offer,
    viewer: bruno,
    prepare: () => press('Preguntar').then(() => fill({ 'Pregunta\\b': '¿La bomba es centrífuga?' })),
    button: 'Publicar la pregunta',
  },
  {
    call: 'question.answer',
    at: offer,
    viewer: ana,
    responses: { 'question.list': { result: [waiting], total: 1 } },
    prepare: () => press('Responder a Carla Medina').then(() => fill({ Respuesta: 'Sí, frente a la casa' })),
    button: 'Publicar la respuesta',
  },
  {
    call: 'question.hide',
    at: offer,
    viewer: ana,
    button: 'Ocultar la pregunta de Maximiliano Oyhanarte',
  },
]
