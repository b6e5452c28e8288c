import { expect, test } from 'vitest'
import { correct } from './words.ts'

const table = {
  'Pagina de Servicios': 'Página de servicios',
  'Ver {} resultados': 'Mostrar {} avisos',
  'Quitar {}: {}': 'Sacar {}: {}',
  'Ciudad?': '¿Ciudad?',
  Lanus: 'Lanús',
}

test('a sentence is corrected whole, and one that nobody corrects stays', () => {
  expect(correct(table, 'Pagina de Servicios')).toBe('Página de servicios')
  expect(correct(table, 'constructor')).toBe('constructor')
  expect(correct(table, 'Ciudad')).toBe('Ciudad')
})

test('a sentence with a number or a name in it is corrected around it, and what it holds is corrected too', () => {
  expect(correct(table, 'Ver 12 resultados')).toBe('Mostrar 12 avisos')
  expect(correct(table, 'Quitar Ciudad: Lanus')).toBe('Sacar Ciudad: Lanús')
  expect(correct(table, 'Ver resultados')).toBe('Ver resultados')
})
