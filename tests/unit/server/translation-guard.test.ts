/** @jest-environment jest-fixed-jsdom */
import vm from 'node:vm';
import { TRANSLATION_GUARD } from '@/lib/server/response/translation-guard.rules';

/** A paragraph of two texts, as a translator leaves it. */
function translated(how: 'wrapped' | 'replaced') {
  const paragraph = document.createElement('p');
  const [first, second] = [new Text('滚球'), new Text('早盘')];
  paragraph.append(first, second);
  for (const text of [first, second]) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(how === 'wrapped' ? text : `[${text.data}]`);
  }
  return { paragraph, first, second };
}

beforeAll(() => void vm.runInNewContext(TRANSLATION_GUARD, { Node }));

test('a wrapped text is removed with its wrapper, and a node inserted before it comes before the wrapper', () => {
  const { paragraph, first, second } = translated('wrapped');
  paragraph.insertBefore(new Text('今日'), second);
  expect(paragraph.textContent).toBe('滚球今日早盘');
  expect(paragraph.removeChild(first)).toBe(first);
  expect(paragraph.textContent).toBe('今日早盘');
});

test('a text that was replaced is no error, and nodes that belong beside it are still shown', () => {
  const { paragraph, first, second } = translated('replaced');
  paragraph.insertBefore(new Text('今日'), second);
  expect(paragraph.textContent).toContain('今日');
  expect(paragraph.removeChild(first)).toBe(first);
});

test('a node elsewhere is never removed', () => {
  const { paragraph } = translated('wrapped');
  const other = document.createElement('div');
  const inner = document.createElement('b');
  other.append(inner);
  paragraph.append(other);
  paragraph.removeChild(inner);
  expect(inner.parentNode).toBe(other);
});

test('untranslated nodes are inserted and removed normally', () => {
  const paragraph = document.createElement('p');
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  paragraph.insertBefore(second, null);
  paragraph.insertBefore(first, second);
  expect(paragraph.innerHTML).toBe('<i></i><b></b>');
  paragraph.removeChild(first);
  expect(paragraph.innerHTML).toBe('<b></b>');
});
