import { assert, emailAddress, property, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasContactData, MASKED_CONTACT_DATA, maskContactData } from './contactData.ts'

describe('maskContactData', () => {
  test.each([
    'juan.perez@gmail.com',
    'juan@estudio.com.ar',
    'juan arroba gmail punto com',
    'juan (arroba) gmail.com',
    'juan [ arroba ] gmail.com',
    '11 5555-1234',
    '+54 9 11 5555 1234',
    '(0221) 15-555-1234',
    '1155551234',
    '4222-5551',
    '４２２１５５５１２３４',
    '11.5555.1234',
    'https://wa.me/5491155551234',
    'www.plomeria.com',
    'bit.ly/3abc',
    'plomeria-quilmes.com.ar',
    '@juan_plomero',
  ])('hides %s within a sentence', (data) => {
    expect(maskContactData(`Hola, soy ${data} y espero respuesta`)).toBe(
      `Hola, soy ${MASKED_CONTACT_DATA} y espero respuesta`,
    )
    expect(maskContactData(data)).toBe(MASKED_CONTACT_DATA)
    expect(hasContactData(data)).toBe(true)
  })

  test.each([
    'El presupuesto es de $ 15.000 a $ 20.000, o 15.000-20.000 con materiales.',
    'Puedo ir el 12/11/2026 o el 2026-11-12, de 9 a 18.',
    'Son 3 canillas de 1/2 pulgada, 2.5 metros y 1.234.567 tornillos.',
    'Avenida Mitre 1234, piso 5, depto. B. Gracias.',
    'El pedido 555-1234 no es un teléfono, por tener siete cifras.',
    'Entre 8 y 10 días.Después vemos',
    'Código postal B1878, 220 V, 3x2 m',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContactData(text)).toBe(text)
    expect(hasContactData(text)).toBe(false)
  })

  test('hides every email address and every phone number of a longer text', () => {
    assert(
      property(emailAddress(), stringMatching(/^11[ -]?[4-6]\d{3}[ -]?\d{3}[1-9]$/), (email, phone) => {
        const masked = maskContactData(`a ${email}, o al ${phone}.`)
        expect(masked).not.toContain(phone)
        expect(masked).not.toContain(email)
      }),
    )
  })

  // Quadratic time would be minutes: the limit of the project ends the test.
  test('takes linear time for long hostile texts', () => {
    const long = (part: string) => part.repeat(Math.ceil(100_000 / part.length))
    const letters = 'a'.repeat(64)
    const spaces = long(' ')
    const parts = [
      '1 ',
      'a.',
      '@',
      '(',
      'arroba ',
      '1-',
      'a@a.',
      'a',
      ' ',
      '( ',
      'a@',
      'a-',
      '+ ',
      'www.',
      'www ',
    ]
    const words = [
      'a punto ',
      'a punto b ',
      'av aa ',
      'uno ',
      'ig ',
      'tel 111111,',
      '$1.111',
      '11/11/',
      '1.',
      '①',
    ]
    const texts = [
      ...[...parts, ...words].map(long),
      long(`${letters} `),
      long(`${letters} arroba `),
      long('a ( arroba ) '),
      long('a@a punto '),
      long(`${'a'.repeat(63)}.`),
      long('https://'),
      `${letters}${spaces}b`,
      `${letters} (${spaces}b`,
      `${letters}${spaces}(${spaces}b`,
      `${letters} arroba${spaces}!`,
      `${letters} (arroba)${spaces}!`,
      `${letters} arroba ${long('b')}`,
      `${letters}@${long('b')}`,
      `${letters}@b${spaces}!`,
      `${letters}@b punto${spaces}!`,
      `@a${long('.')} `,
      `1${long('.111')}!`,
      `+${spaces}1`,
      `1${spaces}1`,
    ]
    for (const text of texts) expect(maskContactData(text)).toBeTypeOf('string')
  })
})
