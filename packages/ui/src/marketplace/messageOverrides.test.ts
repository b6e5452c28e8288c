import { expect, test } from 'vitest'
import { overrideMessage } from './messageOverrides.ts'

const overrides = {
  'Pagina de Servicios': 'Página de servicios',
  'Ver {} resultados': 'Mostrar {} avisos',
  'Quitar {}: {}': 'Sacar {}: {}',
  'Ciudad?': '¿Ciudad?',
  Lanus: 'Lanús',
}

test('replaces a message that has an override and returns any other unchanged', () => {
  expect(overrideMessage(overrides, 'Pagina de Servicios')).toBe('Página de servicios')
  expect(overrideMessage(overrides, 'constructor')).toBe('constructor')
  expect(overrideMessage(overrides, 'Ciudad')).toBe('Ciudad')
})

test('matches placeholders and keeps the text in them', () => {
  expect(overrideMessage(overrides, 'Ver 12 resultados')).toBe('Mostrar 12 avisos')
  expect(overrideMessage(overrides, 'Quitar Ciudad: Lanus')).toBe('Sacar Ciudad: Lanus')
  expect(overrideMessage(overrides, 'Ver resultados')).toBe('Ver resultados')
})
