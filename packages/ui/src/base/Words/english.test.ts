import { expect, test } from 'vitest'
import { isEnglish } from './english.ts'

test('a voice is told about the English sentences of the product', () => {
  const english = [
    'Please enter your name',
    'Invalid email',
    'SIN JOBS',
    'Loading ...',
    'Home',
    'Job craeted correctly! :D',
  ]
  expect(english.filter((text) => !isEnglish(text))).toEqual([])
})

test('Spanish sentences stay Spanish', () => {
  const spanish = ['Campo obligatorio', 'Ver servicios', 'Nombre', 'Cargando...', 'Sin resultados', 'Homero']
  expect(spanish.filter(isEnglish)).toEqual([])
})
