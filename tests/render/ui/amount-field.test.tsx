/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StakeField } from '@/components/betting/slip/stake/stake-field';
import { AmountField } from '@/components/ui/field/amount-field';

const REJECTED = '只能输入数字和一个小数点，例如 10.5，请删除后重新输入';

function Amount({ start, decimals, maxLength }: { start: string; decimals?: 0; maxLength?: number }) {
  const [text, setText] = useState(start);
  return <AmountField label="金额" value={text} onChange={setText} decimalPlaces={decimals} maxLength={maxLength} />;
}

function Stake({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return <StakeField label="金额" value={text} active room="column" onActivate={() => undefined} onChange={setText} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '金额' });

describe.each([
  ['an amount', Amount],
  ['a stake', Stake],
] as const)('the field of %s', (_name, Field) => {
  test.each([
    ['10。5', '10.5'],
    ['0。5', '0.5'],
    ['10,5', '10.5'],
    ['10，50', '10.50'],
    ['100·5', '100.5'],
    ['１０．５', '10.5'],
    ['10..5', '10.'],
    ['1.2.3', '1.2'],
    ['1e5', '1'],
    ['10 5', '10'],
    ['10元5', '10'],
    ['10a{Backspace}2', '12'],
  ])('typed %s is %s', async (typed, expected) => {
    render(<Field start="" />);
    await userEvent.type(field(), typed);
    expect(field().value).toBe(expected);
  });

  test.each([
    ['10,5', '10.5', null],
    ['100，5', '100.5', null],
    ['1,234.50', '1234.50', null],
    ['¥ 1,200 元', '1200', null],
    ['1e5', '7', REJECTED],
    ['10 5', '7', REJECTED],
    ['1.2.3', '7', REJECTED],
    ['5万', '7', REJECTED],
  ])('pasted %s is %s', async (pasted, expected, message) => {
    render(<Field start="7" />);
    field().setSelectionRange(0, 1);
    fireEvent.change(field(), { target: { value: pasted } });
    expect(field().value).toBe(expected);
    expect(screen.queryByText(REJECTED)?.textContent ?? null).toBe(message);
    fireEvent.change(field(), { target: { value: '8' } });
    expect([field().value, screen.queryByText(REJECTED)]).toEqual(['8', null]);
  });

  test('a text that is being composed with an input method stays until it is committed', () => {
    render(<Field start="10" />);
    fireEvent.compositionStart(field());
    for (const value of ['10j', '10ju', '10句']) {
      fireEvent.input(field(), { target: { value }, isComposing: true });
      expect(field().value).toBe(value);
    }
    fireEvent.input(field(), { target: { value: '10。' }, isComposing: true });
    fireEvent.compositionEnd(field());
    expect(field().value).toBe('10.');
    fireEvent.change(field(), { target: { value: '10.5' } });
    expect(field().value).toBe('10.5');
  });
});

test('a third decimal, a point in a whole number and a long amount are rejected, and the field explains that', async () => {
  const { unmount } = render(<Amount start="" maxLength={5} />);
  await userEvent.type(field(), '1.239');
  expect([field().value, screen.getByText('最多两位小数').id]).toEqual(['1.23', field().getAttribute('aria-describedby')]);
  fireEvent.change(field(), { target: { value: '¥ 123,456' } });
  expect([field().value, screen.queryByText('金额太长，请检查后重新输入')]).toEqual(['1.23', expect.anything()]);
  unmount();
  render(<Amount start="" decimals={0} />);
  await userEvent.type(field(), '1,5');
  expect([field().value, field().inputMode, screen.queryByText('只能输入整数，请删除后重新输入')]).toEqual([
    '1',
    'numeric',
    expect.anything(),
  ]);
});

test('every field for an amount uses this component', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const other = files.filter((file) => {
    const text = readFileSync(path.join('components', file), 'utf8');
    return (/inputMode=[^\n]*decimal/.test(text) && !text.includes('useAmountInput')) || /replace(?:All)?\(\/\\D/.test(text);
  });
  expect(other).toEqual([]);
});
