/**
 * Reading of orders at every venue, for the page that reads all of them: part of its own script instead of a file per venue, each
 * with its own copy of what they share.
 */
import './browser.store';
import './fb/fb.records.venue';
import './im/im.records.venue';
import './ob/ob.launch';
import './ob/ob.records.venue';
