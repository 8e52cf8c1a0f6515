import { lintLines, projectRules } from '../../support/lint';

const BAD = [
  'useEffect(() => board.current?.scrollIntoView({ block: "start" }), []);',
  'React.useLayoutEffect(() => { return field.current.focus(); });',
  'useInsertionEffect(() => (wide ? box.scrollTo(0, 0) : undefined));',
  'useEffect(async () => { await load(); }, []);',
  'useEffect(() => { if (gone) return 0; return () => {}; }, []);',
  'useEffect(() => void load(), []);',
];
const GOOD = [
  'useEffect(() => { board.current?.scrollIntoView({ block: "start" }); }, []);',
  'useEffect(() => watch(field), []);',
  'useLayoutEffect(() => (row.current ? observe(row.current) : undefined), []);',
  'useEffect(() => { const timer = setTimeout(() => { return box.focus(); }); return () => clearTimeout(timer); }, []);',
  'useEffect(() => { const stop = room.start(); if (!stop) return; return stop; }, []);',
  'useMemo(() => list.map((one) => one.name), []);',
];

test('rejects an effect that returns a method’s result, and suggests a correction', () => {
  const found = lintLines('pavilion/effect-return', [...BAD, ...GOOD]);
  expect(found.map(({ line }) => line)).toEqual(BAD.map((_, index) => index + 1));
  expect(new Set(found.map(({ message }) => message)).size).toBe(1);
});

test('the project follows the rules', () => {
  const { jsPlugins, rules } = projectRules();
  expect(jsPlugins).toHaveLength(1);
  expect(rules).toMatchObject({ 'pavilion/effect-return': expect.anything(), 'pavilion/plain-names': expect.anything() });
});
