/**
 * Part of the first script of every document, for pages that are machine-translated although they forbid it. Translators wrap
 * each text in elements (`font`), or replace it by such elements; React then removes or inserts beside a node that has moved, and
 * the browser throws. Here the wrapper represents its text, and a missing text is no error.
 */
export const TRANSLATION_GUARD =
  '(function(p){' +
  'function at(n,k){while(k&&k.parentNode!==n){k=k.parentNode;if(k&&k.nodeName!=="FONT")k=null}return k}' +
  'var r=p.removeChild,i=p.insertBefore;' +
  'p.removeChild=function(c){var k=at(this,c);k&&r.call(this,k);return c};' +
  'p.insertBefore=function(c,b){return i.call(this,c,b?at(this,b):null)}' +
  '})(Node.prototype)';
