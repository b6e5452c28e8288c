import { offerForm, professionalForm, reviewForm, roleForm } from '@plomada/domain'
import { expect, test } from 'vitest'
import { findOptionValue, toTextOptions } from '@plomada/define'
import { findInvalidFields, isOptional, isRequired } from './fieldStatus.ts'

test('separates empty fields from fields with a wrong value', () => {
  const values = { ...offerForm.initial, title: 'x', description: ' ', tradeIds: [1] }
  expect(findInvalidFields(offerForm, values)).toEqual({
    missing: ['Descripción', 'Presupuesto', 'Dirección'],
    wrong: ['Título'],
  })
})

test('a field is required when it rejects empty values', () => {
  expect(isRequired(offerForm.fields.title)).toBe(true)
  expect(isRequired(offerForm.fields.tradeIds)).toBe(true)
  expect(isRequired(roleForm.fields.photoFile)).toBe(false)
  expect(isRequired(reviewForm.fields.text)).toBe(false)
  expect([isOptional(professionalForm.fields.shift), isOptional(offerForm.fields.city)]).toEqual([
    true,
    false,
  ])
})

test('converts the text of a control back to the number of its option', () => {
  const options = [{ value: 3, label: 'Pintura' }]
  expect(findOptionValue(options, toTextOptions(options)[0]?.value ?? '')).toBe(3)
})
