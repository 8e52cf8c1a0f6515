import { lintLines, projectRules } from '../../support/lint';

const BAD = [
  '<div>{list ? <List key={room} /> : null}{arrival ? <Arrival key={arrival.count} /> : null}</div>;',
  '<><Field key={name} /><Note key={`note-${name}`} /></>;',
  '<p>{a && <A key="one" />}<B key={`one${b}`} /></p>;',
  '<p><A key="one" /><B key="one" /></p>;',
];
const GOOD = [
  '<div>{list ? <List key={`room-${room}`} /> : null}{arrival ? <Arrival key={`arrival-${arrival.count}`} /> : null}</div>;',
  '<ul>{rows.map((row) => <li key={row.id} />)}<Footer key={row.id} /></ul>;',
  '<p><A key="one" /><B key={`two${b}`} /></p>;',
  '<p>{a ? <A key={id} /> : <B key={id} />}<C /></p>;',
];

test('rejects siblings whose keys can be equal', () => {
  expect(lintLines('pavilion/sibling-keys', [...BAD, ...GOOD]).map(({ line }) => line)).toEqual(BAD.map((_, index) => index + 1));
});

test('the project follows the rule', () => {
  expect(projectRules().rules).toMatchObject({ 'pavilion/sibling-keys': expect.anything() });
});
