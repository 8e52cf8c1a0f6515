/**
 * Part of the first script of every document, for pages that are machine-translated although they ask not to be. Translators
 * wrap each text in elements (`font`), or put such elements in its place; React then takes away or inserts beside a node that
 * is not where it was, and the browser throws. Here the wrapper stands for its text, and a text that is gone is no error.
 */
export const TRANSLATION_GUARD =
  '(function(p){' +
  'function at(n,k){while(k&&k.parentNode!==n){k=k.parentNode;if(k&&k.nodeName!=="FONT")k=null}return k}' +
  'var r=p.removeChild,i=p.insertBefore;' +
  'p.removeChild=function(c){var k=at(this,c);k&&r.call(this,k);return c};' +
  'p.insertBefore=function(c,b){return i.call(this,c,b?at(this,b):null)}' +
  '})(Node.prototype)';
