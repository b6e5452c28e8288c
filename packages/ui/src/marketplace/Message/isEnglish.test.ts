import { expect, test } from 'vitest'
import { isEnglish } from './isEnglish.ts'

test('recognizes the English messages of the product', () => {
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

test('does not take Spanish messages for English', () => {
  const spanish = ['Campo obligatorio', 'Ver servicios', 'Nombre', 'Cargando...', 'Sin resultados', 'Homero']
  expect(spanish.filter(isEnglish)).toEqual([])
})
